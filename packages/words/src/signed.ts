// A number with its sign, as everybody writes modifiers here. Neighbours: rollDetail.ts, the client's reasons.

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
