// The match page: strip, dugouts, pitch, tray and log, each in its place. Neighbours: useHost.ts opens the match,
// useChoosing.ts keeps what is chosen; this file only puts them together.
import type { Side } from '@double-skulls/engine'
import { type ReactNode, useState } from 'react'
import { CannotOpen } from '../app/CannotOpen.tsx'
import { playerOn } from '../choosing/choices.ts'
import { Dugout } from '../dugout/Dugout.tsx'
import { Hints } from '../hints/Hints.tsx'
import { Log } from '../log/Log.tsx'
import { SinceLast } from '../log/SinceLast.tsx'
import { onlyHere } from '../log/since.ts'
import { Pitch } from '../pitch/Pitch.tsx'
import { Tray } from '../tray/Tray.tsx'
import { DragGhost } from './DragGhost.tsx'
import { MatchNav } from './MatchNav.tsx'
import { OtherTab } from './OtherTab.tsx'
import { ScoreStrip } from './ScoreStrip.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { useChoosing } from './useChoosing.ts'
import { useDrag } from './useDrag.ts'
import { type Opened, useOpened, useShow, useSituation, useStanding } from './useHost.ts'
import { useKeys } from './useKeys.ts'
import { useSounds } from './useSounds.ts'
import { useUpright } from './useUpright.ts'

interface TableProps extends Opened {
  /** In the place of what else can be done in a match. */
  readonly nav?: (onHelp: () => void) => ReactNode
}

export const Table = ({ host, stage, table, nav }: TableProps): ReactNode => {
  const { engine } = host
  const situation = useSituation(host)
  const standing = useStanding(table)
  const show = useShow(stage)
  const choosing = useChoosing(host, situation)
  const upright = useUpright()
  const { drag, grab } = useDrag(host, situation, choosing)
  const [lookedAt, look] = useState(-1)
  const [help, setHelp] = useState(false)
  const [tall, setTall] = useState(false)
  // On small screens dugouts are folded away and open on demand.
  const [bench, setBench] = useState<Side | null>(null)
  const onHurry = (): void => stage.catchUp()
  useSounds(show)
  useKeys({ situation, show, choosing, onHurry, onHelp: () => setHelp(true) })
  const under = choosing.pointed >= 0 ? playerOn(show.picture, choosing.pointed) : -1
  const looked = under >= 0 ? under : choosing.chosen.player >= 0 ? choosing.chosen.player : lookedAt
  const side = { engine, match: show.picture, choosing, onGrab: grab, onLook: look }
  return (
    <div className={`table ${upright ? 'upright' : 'lying'}${tall ? ' tall' : ''}`}>
      <ScoreStrip
        host={host}
        match={show.picture}
        situation={situation}
        open={bench}
        onBench={(which) => setBench(which === bench ? null : which)}
      />
      <Dugout side="home" open={bench === 'home'} {...side} />
      <main className="field">
        <h1 className="unseen">
          {situation.match.squads.home.name} against {situation.match.squads.away.name}
        </h1>
        <Pitch
          host={host}
          situation={situation}
          show={show}
          choosing={choosing}
          upright={upright}
          drag={drag}
          onGrab={grab}
          onHurry={onHurry}
        />
      </main>
      <Dugout side="away" open={bench === 'away'} {...side} />
      <div className="below">
        <Tray
          host={host}
          situation={situation}
          show={show}
          choosing={choosing}
          looked={looked}
          onHurry={onHurry}
          onGrab={grab}
          tall={tall}
          onTall={() => setTall(!tall)}
        >
          <OtherTab table={table} standing={standing} over={situation.pending.wait === 'nothing'} />
          <Hints host={host} situation={situation} chosen={choosing.chosen} still={show.still} />
        </Tray>
        <div className="told">
          {nav ? nav(() => setHelp(true)) : <MatchNav host={host} situation={situation} onHelp={() => setHelp(true)} />}
          <Log engine={engine} match={situation.match} lines={show.lines} mine={onlyHere(host.seats)}>
            <SinceLast host={host} situation={situation} lines={show.lines} />
          </Log>
        </div>
      </div>
      <ShortcutSheet open={help} onClose={() => setHelp(false)} />
      {drag && <DragGhost engine={engine} match={situation.match} drag={drag} />}
    </div>
  )
}

export const MatchPage = ({ id }: { readonly id: string }): ReactNode => {
  const opened = useOpened(id)
  if (opened === null) return <p className="page loading">Opening the match …</p>
  if (opened instanceof Error)
    return (
      <CannotOpen
        title="This match cannot be opened"
        why={opened.message}
        shelves={['matches']}
        id={id}
        list={{ address: '/', name: 'Back to the start' }}
      />
    )
  return <Table {...opened} />
}
