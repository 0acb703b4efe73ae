// Our words for why a click on a player does nothing. Neighbours: choosing/whyNot.ts finds the reason, tray/ shows it.
import type { Match } from '@double-skulls/engine'
import { actionKindWords, playerName } from '@double-skulls/words'
import type { WhyNot } from '../choosing/whyNot.ts'

const kindWords = (kind: string): string => {
  const words = (actionKindWords[kind] ?? kind).toLowerCase()
  return /^[aeiou]/.test(words) ? `an ${words}` : `a ${words}`
}

export const whyNotWords = (match: Match, why: WhyNot): string => {
  switch (why.reason) {
    case 'nobodyChosen':
      return 'Choose one of your own players first.'
    case 'cannotAct':
      return match.players[why.player].acted
        ? `${playerName(match, why.player)} has acted this turn.`
        : `${playerName(match, why.player)} cannot act now.`
    case 'mustGoOn':
      return `${playerName(match, why.player)} is in the middle of it: this cannot be ended here.`
    case 'otherAction':
      return `${playerName(match, why.player)} has declared ${kindWords(why.declared)}, not ${kindWords(why.kind)}.`
    case 'nobodyMay':
      return `Nobody can declare ${kindWords(why.kind)} now.`
    case 'mayNot':
      return `${playerName(match, why.player)} cannot declare ${kindWords(why.kind)}.`
    case 'outOfReach':
      return `${playerName(match, why.player)} cannot get at ${playerName(match, why.target)}.`
  }
}
