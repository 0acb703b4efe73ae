// While a step of a replay is animated: the news or the last line of the log, and dice that belong to no player. Neighbours:
// stage/ says what; ReplayTable.tsx shows it instead of the decision.
import type { Engine } from '@double-skulls/engine'
import { lastWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { RollFaces } from '../dice/Faces.tsx'
import { isBeside } from '../moments/beside.ts'
import type { Show } from '../stage/stage.ts'

export const CurrentEvent = ({ engine, show }: { readonly engine: Engine; readonly show: Show }): ReactNode => {
  const { picture, banner, lines, roll, rolls } = show
  return (
    <div className="tray-waiting">
      <p className={`news ${banner?.tone ?? 'quiet'}`}>{banner?.text ?? lastWords(lines)}</p>
      {roll && !isBeside(picture, roll) && (
        <p key={rolls} className="landing">
          <RollFaces engine={engine} roll={roll} />
        </p>
      )}
    </div>
  )
}
