// Matches with fans from the very start, and scenes in which an armour roll of two ones is about to be made. Neighbour:
// ../../support/second.ts.
import type { LineUp, MatchSetup } from '../../../src/lineUp.ts'
import { fans, fansKilled, fanTraits } from '../../../src/procs/match/fans.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import type { Side } from '../../../src/vocabulary/words.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, plainSecond, sceneSecond } from '../../support/second.ts'

/** Eleven players of one race. */
export const ofRace = (race: string, changes: Partial<LineUp> = {}): LineUp => {
  const plain = plainSecond(11, changes)
  return { ...plain, players: plain.players.map((player) => ({ ...player, race })) }
}

export const fansOf = (s: Scene, side: Side): readonly number[] => {
  const squad = s.match.squads[side]
  const { chant, hooliganism, loyalty } = fanTraits.of(squad)
  return [chant, hooliganism, loyalty, fans.of(squad), fansKilled.of(squad)]
}

/** Three dice for what the fans are like and one for the gate. */
export const fansArrive = (s: Scene, ...faces: readonly number[]): Scene => {
  for (const face of faces.slice(0, 3)) s.roll('fanRoll', face)
  return s.roll('gate', faces[3])
}

/** Both sides of a race that chooses nothing; their fans are alike, and it waits for the chants. */
export const aloud = (setup: Partial<MatchSetup> = {}, ...more: readonly EditionOption[]): Scene => {
  const s = newSecond({ home: ofRace('Goblin'), away: ofRace('Goblin'), ...setup }, 'rerolls', 'fans', ...more)
  fansArrive(s, 3, 2, 3, 3)
  return fansArrive(s, 3, 2, 3, 3)
}

/** Rolls ones until a coach is asked: what follows does not matter. */
export const goOn = (s: Scene): void => {
  for (;;) {
    const pending = s.engine.pending(s.match)
    if (pending.wait !== 'dice') return
    s.roll(pending.why, ...pending.dice.map(() => 1))
  }
}

export const FANS = 'chant=2/4 hooliganism=2/2 loyalty=2/1 fans=5/5'

/** H1 risks a square and falls, and his coach rolls two ones for his armour: the crowd is asked. */
export const wildCrowd = (
  picture: string,
  facts = FANS,
  players: { [token: string]: string } = {},
  beside = '',
): Scene => {
  const s = sceneSecond(picture, {
    on: ['standingUp', 'rerolls', 'fans'],
    facts: `act=h1:walking:0.2 ${facts}`,
    players,
    ...(beside && { beside }),
  })
  s.step('x').roll('goForIt', 1)
  return s.roll('armour', 1, 1)
}
