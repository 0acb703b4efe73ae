// A roll of a player for the log. Neighbours: sentence.ts tells all other events, rollPhrases.ts has the sentences, sideRoll.ts the
// rolls that no player makes.
import { blockDieFaces, type Engine, type GameEvent, type Match, squareName } from '@double-skulls/engine'
import type { Topic } from './line.ts'
import { playerName, sideOfPlayer } from './names.ts'
import { rollDetail } from './rollDetail.ts'
import { blockPhrases, challengePhrases, offPitchPhrases, rollPhrases, standingPhrases } from './rollPhrases.ts'
import { isBlockDice, rollWords } from './rolls.ts'
import type { Sentence } from './sentence.ts'
import { sideRolled } from './sideRoll.ts'
import { tablePhrases } from './tablePhrases.ts'

const ballRolls: readonly string[] = ['pickUp', 'catch', 'pass', 'intercept', 'hailMary', 'safeThrow', 'animosity']
const injuryRolls: readonly string[] = ['armour', 'injury', 'apothecary', 'regeneration', 'recover', 'chainsaw']

const blockLook = (engine: Engine, faces: readonly number[]): keyof typeof blockPhrases => {
  const results = faces.map((face) => blockDieFaces(engine.rules)[face - 1])
  if (results.every((result) => result === 'attackerDown')) return 'skulls'
  return results.every((result) => result === 'defenderDown' || result === 'defenderStumbles') ? 'good' : 'mixed'
}

/** Null for what is told by what follows. */
export const rolled = (
  engine: Engine,
  match: Match,
  event: Extract<GameEvent, { type: 'rolled' }>,
): Sentence | null => {
  const { roll, again, to } = event
  // What the dice of a lot bring is told by what follows.
  if (roll.roll === 'lot') return null
  const player = match.players[roll.player]
  if (player === undefined) return sideRolled(match, event)
  const who = playerName(match, roll.player)
  const elsewhere = player.place === 'pitch' ? undefined : offPitchPhrases[roll.roll]
  const byResult = elsewhere ?? (to < 0 ? standingPhrases[roll.roll] : undefined) ?? rollPhrases[roll.roll]
  const at = to < 0 ? 'the next square' : squareName(engine.rules.pitch, to)
  const about: Topic[] = ['dice']
  if (ballRolls.includes(roll.roll)) about.push('ball')
  if (injuryRolls.includes(roll.roll)) about.push('injuries')
  const what = rollWords(roll.roll)
  const plain = tablePhrases(roll) ?? [roll.passed ? '{who}: {what}, made.' : '{who}: {what}, failed.']
  const challenge = roll.needed === 0 ? challengePhrases[roll.roll] : undefined
  const choices = isBlockDice(roll)
    ? blockPhrases[blockLook(engine, roll.faces)]
    : roll.roll === 'injury'
      ? ['Injury of {who}.', 'How bad is it, {who}?']
      : roll.result !== undefined
        ? plain
        : (challenge ?? byResult?.[roll.passed ? 'made' : 'missed'] ?? plain)
  const more = { roll, again, detail: rollDetail(roll, match) }
  const total = `${[...roll.faces, ...roll.modifiers.map(({ value }) => value)].reduce((sum, one) => sum + one, 0)}`
  return {
    choices,
    slots: { who, at, what, total },
    kind: 'dice',
    topics: about,
    side: sideOfPlayer(match, roll.player),
    more,
  }
}
