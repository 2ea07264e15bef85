/** The version of this protocol. A client of another version is asked to reload. */
export const protocolVersion = 1;
