import type { Seat } from '@rudel/kernel';
import { seatNumber } from '@rudel/ui/seat-look';

/** What stands on a card about a match that is over. */
export type ShareCard = {
  readonly game: string;
  readonly headline: string;
  readonly rows: readonly CardRow[];
  readonly moment: string | null;
  /** Below everything: where and when. */
  readonly foot: string;
};

export type CardRow = {
  readonly place: number;
  readonly seats: readonly Seat[];
  readonly names: string;
  readonly score: string;
};

const width = 1080;
const margin = 72;
const pictureHeight = 540;
const mostRows = 8;
/** How far rows are apart; many stand closer. */
const stepOf = ({ rows }: ShareCard): number => (rows.length > 5 ? 58 : 72);
const heightOf = (card: ShareCard): number =>
  pictureHeight +
  300 +
  Math.min(card.rows.length, mostRows) * stepOf(card) +
  (card.moment === null ? 0 : 170);
const colours = { paper: '#f5ecd9', ink: '#2b2016', soft: '#655440', moon: '#f7d98a', ember: '#b8440f' };

const title = '"Rudel Title", Georgia, serif';
const plain = 'system-ui, sans-serif';

/** The drawing of a game as an image: a copy that carries its colours itself, because no style sheet reaches it. By day, as the paper is. */
async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  svg.style.colorScheme = 'light';
  const originals = [...svg.querySelectorAll<SVGElement>('*')];
  for (const [at, element] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(originals[at] ?? svg);
    for (const part of ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'opacity', 'fill-opacity'])
      element.style.setProperty(part, style.getPropertyValue(part));
  }
  svg.style.removeProperty('color-scheme');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(pictureHeight));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** A text in lines that fit, the last with dots where there are more. */
function linesOf(pen: CanvasRenderingContext2D, text: string, room: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && pen.measureText(longer).width > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`];
}

/** Writes a text in the middle, line by line; the height below it. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { top, step, most }: { top: number; step: number; most: number },
): number {
  pen.textAlign = 'center';
  let at = top;
  for (const line of linesOf(pen, text, width - 2 * margin, most)) {
    at += step;
    pen.fillText(line, width / 2, at);
  }
  return at;
}

function drawBadge(pen: CanvasRenderingContext2D, seat: Seat, x: number, y: number): void {
  const style = getComputedStyle(document.documentElement);
  pen.beginPath();
  pen.arc(x, y, 24, 0, 2 * Math.PI);
  pen.fillStyle = style.getPropertyValue(`--seat-${seat % 8}`);
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = colours.ink;
  pen.stroke();
  pen.fillStyle = style.getPropertyValue(`--seat-${seat % 8}-ink`);
  pen.font = `700 28px ${plain}`;
  pen.textAlign = 'center';
  pen.fillText(String(seatNumber(seat)), x, y + 10);
}

function drawRow(pen: CanvasRenderingContext2D, { place, seats, names, score }: CardRow, y: number): void {
  if (place === 1) {
    pen.fillStyle = colours.moon;
    pen.beginPath();
    pen.roundRect(margin, y - 32, width - 2 * margin, 64, 16);
    pen.fill();
  }
  pen.fillStyle = colours.ink;
  pen.font = `600 34px ${plain}`;
  pen.textAlign = 'left';
  pen.fillText(`${place}.`, margin + 20, y + 12);
  for (const [nth, seat] of seats.entries()) drawBadge(pen, seat, margin + 104 + nth * 52, y);
  const from = margin + 104 + seats.length * 52;
  pen.fillStyle = colours.ink;
  pen.font = `${place === 1 ? 700 : 500} 36px ${plain}`;
  pen.textAlign = 'right';
  pen.fillText(score, width - margin - 20, y + 12);
  const room = width - margin - 60 - pen.measureText(score).width - from;
  pen.textAlign = 'left';
  pen.fillText(linesOf(pen, names, room, 1)[0] ?? '', from, y + 12, room);
}

function drawPicture(pen: CanvasRenderingContext2D, image: HTMLImageElement): void {
  pen.drawImage(image, 0, 0, width, pictureHeight);
  const fade = pen.createLinearGradient(0, pictureHeight * 0.55, 0, pictureHeight);
  fade.addColorStop(0, `${colours.paper}00`);
  fade.addColorStop(1, colours.paper);
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, pictureHeight + 1);
}

function drawWords(pen: CanvasRenderingContext2D, card: ShareCard): void {
  const { game, headline, rows, moment, foot } = card;
  pen.fillStyle = colours.ember;
  pen.font = `700 36px ${plain}`;
  write(pen, game, { top: pictureHeight - 70, step: 36, most: 1 });
  pen.fillStyle = colours.ink;
  pen.font = `700 80px ${title}`;
  let at = write(pen, headline, { top: pictureHeight - 24, step: 84, most: 2 }) + 70;
  for (const row of rows.slice(0, mostRows)) {
    drawRow(pen, row, at);
    at += stepOf(card);
  }
  if (moment !== null) {
    pen.fillStyle = colours.ink;
    pen.font = `italic 500 42px ${title}`;
    write(pen, moment, { top: at - 20, step: 52, most: 3 });
  }
  pen.fillStyle = colours.soft;
  pen.font = `600 32px ${plain}`;
  write(pen, foot, { top: heightOf(card) - 80, step: 32, most: 1 });
}

/** Draws the card; nothing leaves the device. */
export async function drawCard(card: ShareCard, picture: SVGSVGElement | null): Promise<Blob> {
  const height = heightOf(card);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, width, height);
  const image = picture === null ? null : await imageOf(picture).catch(() => null);
  if (image !== null) drawPicture(pen, image);
  drawWords(pen, card);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture cannot be drawn.'));
      else resolve(blob);
    }, 'image/png');
  });
}
