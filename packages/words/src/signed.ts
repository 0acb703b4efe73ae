// A number with its sign, for modifiers. Neighbours: rollDetail.ts, the client's reasons.

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
