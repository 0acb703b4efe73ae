// What a click on the square under the pointer would do, as one sentence for screen readers. Neighbours: Preview.tsx shows the
// same with all its numbers; squares that are only walked to say their chance in their own names.
import { type BlockForecast, type Engine, forecastBlock, type Match } from '@double-skulls/engine'
import { actionKindWords, playerName } from '@double-skulls/words'
import type { Aim } from '../choosing/aim.ts'
import type { Situation } from '../match/host.ts'
import { answerWords } from '../words/answers.ts'
import { percent } from '../words/numbers.ts'

const diceWords = (match: Match, player: number, { dice, chooser }: BlockForecast): string => {
  const count = dice === 1 ? '1 die' : `${dice} dice`
  return dice === 1
    ? count
    : `${count}, ${match.players[player].side === chooser ? 'you choose' : 'the opponent chooses'}`
}

export const spoken = (engine: Engine, { match }: Situation, aim: Aim, player: number): string => {
  switch (aim.means) {
    case 'nothing':
    case 'select':
    case 'change':
    case 'menu':
    case 'walk':
      return ''
    case 'approach':
      return `${playerName(match, aim.approach.target)}: ${aim.approach.deeds.map((one) => answerWords(engine, match, one)).join(', ')}`
    case 'answer':
      return answerWords(engine, match, aim.answer)
    case 'deed': {
      const forecast = forecastBlock(engine, match, player, aim.deed.player)
      return `${answerWords(engine, match, aim.deed)}: ${diceWords(match, player, forecast)}`
    }
    case 'plan': {
      const { kind, target, whole, forecast } = aim.plan
      const parts = [
        `${actionKindWords[kind]} ${playerName(match, target)}`,
        whole ? `gets there ${percent(whole.chance)}` : '',
        'dice' in forecast
          ? diceWords(match, player, forecast)
          : forecast.armour && `armour breaks ${percent(forecast.armour.chance)}`,
      ]
      return `${parts.filter(Boolean).join(', ')}.`
    }
  }
}
