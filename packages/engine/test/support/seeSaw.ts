// Scenes with a see-saw of the home side at the end of its turn. Neighbour: second.ts.
import type { EditionOption } from '../../src/vocabulary/editionOptions.ts'
import type { Scene } from './scene.ts'
import { type SecondOptions, sceneSecond } from './second.ts'

export const SEE_SAW = 'thing=seeSaw:g10:home weapons=seeSaw/'
export const withSeeSaw: readonly EditionOption[] = ['secretWeapons', 'standingUp']
/** An opponent far away. */
const beside = 'a20@o20'

/** The home see-saw on g10 and g11, and the end of the home turn. The picture begins on e9. */
export const seeSawTurnEnds = (picture: string, options: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, {
    ...{ on: withSeeSaw, beside, at: 'e9' },
    ...options,
    facts: `${SEE_SAW} ${options.facts ?? ''}`.trim(),
  })
  s.choose('endTurn')
  return s
}

/** H1 is to fly, H2 bounces. */
export const launched = (picture: string, options: SecondOptions = {}, jumper = 'H1', bouncer = 'H2'): Scene => {
  const s = seeSawTurnEnds(picture, options)
  s.home.choose('choose', { player: jumper })
  s.home.choose('choose', { player: bouncer })
  return s
}

export const BESIDE = '. . . . . . . . . . . .\n. . . . . . . . . . . .\nH1 . . H2 . . . . . . . .'
