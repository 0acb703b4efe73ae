// How rare events stand in the log: under which topics, and whether among what hurts or the ball. Neighbours: sentence.ts asks,
// rareEvents.ts has their sentences.
import type { GameEvent } from '@double-skulls/engine'
import type { Sentence } from './sentence.ts'

/** How rare events stand in the log, if not among others. */
export const inLog: { readonly [T in GameEvent['type']]?: Pick<Sentence, 'kind' | 'topics'> } = {
  kickRetaken: { kind: 'ball', topics: ['ball'] },
  kickHangs: { kind: 'ball', topics: ['ball'] },
  kickScattered: { kind: 'ball', topics: ['ball', 'dice'] },
  chance: { kind: 'dice', topics: ['dice'] },
  rollOff: { kind: 'dice', topics: ['dice'] },
  penalised: { kind: 'hurt', topics: [] },
  returned: { kind: 'hurt', topics: ['injuries'] },
  treated: { kind: 'hurt', topics: ['injuries'] },
  rotted: { kind: 'hurt', topics: ['injuries'] },
  sawn: { kind: 'hurt', topics: ['injuries'] },
  sawSlipped: { kind: 'hurt', topics: ['injuries'] },
  kickedBack: { kind: 'hurt', topics: ['injuries'] },
  beheaded: { kind: 'hurt', topics: ['injuries'] },
  grenadeHeld: { kind: 'hurt', topics: ['injuries'] },
}
