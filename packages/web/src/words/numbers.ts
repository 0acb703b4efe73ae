// Numbers as the whole client writes them. Neighbours: everything that shows a chance.

/** Whole per cent; what may still fail is never shown as certain, what may succeed never as impossible. */
export const percent = (chance: number): string => {
  if (chance <= 0) return '0 %'
  if (chance >= 1) return '100 %'
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
