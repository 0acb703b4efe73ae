// The roll of a negative trait with a bonus for a declared Block or Blitz.
// Neighbours: animalSavagery.ts, bloodLust.ts, wildAnimal.ts.
import type { WindowHook } from '../hooks.ts'
import type { ActivationFrame } from '../procs/turn/activationFrame.ts'
import type { RollKind } from '../vocabulary/rolls.ts'

export const fierceRoll =
  (roll: RollKind, bonus: number, base?: number): NonNullable<WindowHook<ActivationFrame>['roll']> =>
  (_c, owner, cause) => {
    const { action } = cause
    const fierce = action === 'block' || action === 'blitz'
    return {
      roll,
      player: owner.id,
      modifiers: fierce ? [{ value: bonus, source: action, player: -1 }] : [],
      ...(base === undefined ? {} : { base }),
    }
  }
