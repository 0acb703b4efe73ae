// Solid Defence: the kicking coach may set up D3 + 3 of his open players again by the usual rules.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { type SetUpFrame, setUpFrame } from '../procs/kickOff/setUp.ts'
import { openPlayers } from '../procs/move/zones.ts'
import { rollHowMany } from './howMany.ts'

export interface SolidDefenceFrame extends Frame {
  readonly proc: 'solidDefence'
  step: 'start' | 'end'
}

export const solidDefence: Procedure<SolidDefenceFrame, Ctx> = {
  steps: {
    start: rollHowMany<SolidDefenceFrame>('solidDefence', (c, _f, count) => {
      const { kicking } = c.match.drive
      const open = openPlayers(c, kicking)
      const movable = open.map((p) => p.id)
      const again: SetUpFrame = { ...setUpFrame(kicking, true), movable, most: count, before: open.map((p) => p.at) }
      return call(again, 'end')
    }),
    end: () => DONE,
  },
}
