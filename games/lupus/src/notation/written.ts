declare const value: unique symbol;

/**
 * A value as a short text, which only the notations in this folder write and read. What everybody is shown carries these, so that a
 * long match still fits a frame; and a seat's secrets do, so that they are as long for everybody.
 */
export type Written<T> = string & { readonly [value]: T };
