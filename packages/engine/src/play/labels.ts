// Short labels for players, scores and ids, the same in every text output. Neighbours: packages/words makes
// sentences with them, packages/cli and packages/web lists.
import type { Match, Player } from '../kernel/match.ts'
import { scoreText } from './scoreText.ts'

/** A player's number in his side's brackets, so that the sides differ without colour. */
export const numberMark = (player: Player): string =>
  player.side === 'home' ? `(${player.who.number})` : `<${player.who.number}>`

export const playerLabel = (player: Player): string => {
  const { name, position, number } = player.who
  // A line-up straight from a team list repeats the number in the name.
  return `${name === `${position} ${number}` ? position : name} ${numberMark(player)}`
}

/** `defenderStumbles` and `sure-hands` as words. */
export const spelledOut = (id: string): string =>
  /^[A-Z]+$/.test(id)
    ? id
    : id
        .replace(/([A-Z])/g, ' $1')
        .replaceAll('-', ' ')
        .toLowerCase()

/** "Human 2 – 1 Orc". */
export const scoreLine = (match: Match): string => {
  const { home, away } = match.squads
  return `${home.name} ${scoreText(home.score)} – ${scoreText(away.score)} ${away.name}`
}
