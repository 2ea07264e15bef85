/** Solves a symmetric system with positive diagonal in place, row by row; the answer is where the right side was. */
export function solveSymmetric(matrix: Float64Array, side: Float64Array): void {
  const size = side.length;
  for (let row = 0; row < size; row += 1) {
    const pivot = matrix[row * size + row] as number;
    for (let below = row + 1; below < size; below += 1) {
      const factor = (matrix[below * size + row] as number) / pivot;
      if (factor === 0) continue;
      for (let column = row; column < size; column += 1)
        (matrix[below * size + column] as number) -= factor * (matrix[row * size + column] as number);
      (side[below] as number) -= factor * (side[row] as number);
    }
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = side[row] as number;
    for (let column = row + 1; column < size; column += 1)
      sum -= (matrix[row * size + column] as number) * (side[column] as number);
    side[row] = sum / (matrix[row * size + row] as number);
  }
}

/** Sums up examples, and finds the coefficients whose sums of features are nearest to the targets. */
export class LeastSquares {
  readonly #gram: Float64Array;
  readonly #side: Float64Array;

  constructor(features: number) {
    this.#gram = new Float64Array(features * features);
    this.#side = new Float64Array(features);
  }

  add(features: ArrayLike<number>, target: number, weight = 1): void {
    const size = this.#side.length;
    for (let row = 0; row < size; row += 1) {
      const scaled = weight * (features[row] as number);
      if (scaled === 0) continue;
      for (let column = 0; column < size; column += 1)
        (this.#gram[row * size + column] as number) += scaled * (features[column] as number);
      (this.#side[row] as number) += scaled * target;
    }
  }

  /** The coefficients; `ridge` pulls those of which little is known towards zero. */
  solve(ridge: number): Float64Array {
    const size = this.#side.length;
    const [matrix, side] = [this.#gram.slice(), this.#side.slice()];
    for (let row = 0; row < size; row += 1) (matrix[row * size + row] as number) += ridge;
    solveSymmetric(matrix, side);
    return side;
  }
}
