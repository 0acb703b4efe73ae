// Then I Started Blastin'!: once per half, at activation, he shoots at a standing opponent within three squares; on a 2
// the opposing coach chooses the victim, on a 1 he hits himself. Neighbour: skills/stars/blast.ts.
import type { Skill } from '../../hooks.ts'
import { featAtActivation, foesWithin } from '../feats.ts'
import { BLAST_REACH, blast, blastFrame } from './blast.ts'

const ID = 'then-i-started-blastin'
const NEEDS = 3

export const thenIStartedBlastin: Skill = {
  id: ID,
  name: "Then I Started Blastin'!",
  category: 'trait',
  oncePer: 'half',
  ...featAtActivation(
    ID,
    {
      targets: foesWithin(BLAST_REACH),
      needs: NEEDS,
      done: (_c, owner, target, face) =>
        face >= NEEDS
          ? blastFrame(owner.id, ID, target.id)
          : face === 1
            ? blastFrame(owner.id, ID, owner.id)
            : blastFrame(owner.id, ID),
    },
    { blast },
  ),
}
