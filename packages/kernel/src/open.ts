/** Plain data that may leave the rules: what views, moves, options and glimpses are made of. */
export type Open = string | number | boolean | null | readonly Open[] | OpenObject;

export type OpenObject = { readonly [key: string]: Open };
