// The date and time of a match, `2026-03-15 16:03`. Neighbours: competitionSchema.ts checks it in files, the CLI in flags.

const year = '\\d{4}'
const leapYear = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const day = [
  `${year}-(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])`,
  `${year}-(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)`,
  `${year}-02-(?:0[1-9]|1\\d|2[0-8])`,
  `${leapYear}-02-29`,
].join('|')

export const MOMENT_PATTERN = `^(?:${day}) (?:[01]\\d|2[0-3]):[0-5]\\d$`

const moment = new RegExp(MOMENT_PATTERN)

/** Whether a text is a day and time as in `playedAt`: `2026-03-15 16:03`. */
export const isMoment = (text: string): boolean => moment.test(text)
