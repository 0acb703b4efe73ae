// Number formats of the whole client. Neighbours: everything that shows a chance.

/** Whole per cent; never 100 % if it may fail, never 0 % if it may succeed. */
export const percent = (chance: number): string => {
  if (chance <= 0) return '0 %'
  if (chance >= 1) return '100 %'
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`
}

/** The chance if the other coach does not do his worst; '' where that makes no difference that one can see. */
export const letPassWords = (chance: number, unopposed: number): string =>
  percent(unopposed) === percent(chance) ? '' : `${percent(unopposed)} if the other coach lets him`

/** With a decimal, for comparing plans; the same for almost certain and almost impossible. */
export const finePercent = (chance: number): string => {
  if (chance <= 0) return '0 %'
  if (chance >= 1) return '100 %'
  return `${Math.min(99.9, Math.max(0.1, chance * 100)).toFixed(1)} %`
}

/** With decimals and, unless it is a plain amount, its sign. */
export const decimal = (value: number, digits = 1, withSign = true): string => {
  const text = Math.abs(value).toFixed(digits)
  const nothing = Number(text) === 0
  return `${value < 0 && !nothing ? '−' : withSign && !nothing ? '+' : ''}${text}`
}

/** The remaining time as a clock shows it, rounded up to seconds. */
export const minutesAndSeconds = (seconds: number): string => {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
