// The match page: strip, dugouts, pitch, tray and log, each in its place. Neighbours: useOpened.ts opens the match,
// choosing/ keeps what is chosen; this file only puts them together.
import type { Side } from '@double-skulls/engine'
import { type ReactNode, useState } from 'react'
import { playerOn } from '../choosing/choices.ts'
import { useChoosing } from '../choosing/useChoosing.ts'
import { useDrag } from '../choosing/useDrag.ts'
import { useKeys } from '../choosing/useKeys.ts'
import { Dugout } from '../dugout/Dugout.tsx'
import { Hints } from '../hints/Hints.tsx'
import { Log } from '../log/Log.tsx'
import { SinceLast } from '../log/SinceLast.tsx'
import { onlyHere } from '../log/since.ts'
import type { Situation } from '../match/host.ts'
import { useSituation } from '../match/useSituation.ts'
import { DragGhost } from '../pitch/DragGhost.tsx'
import { Pitch } from '../pitch/Pitch.tsx'
import { Prompt } from '../prompt/Prompt.tsx'
import { CannotOpen } from '../rescue/CannotOpen.tsx'
import { useShow } from '../stage/useShow.ts'
import { useSounds } from '../stage/useSounds.ts'
import { Tray } from '../tray/Tray.tsx'
import { MatchNav } from './MatchNav.tsx'
import { OtherTab } from './OtherTab.tsx'
import { ScoreStrip } from './ScoreStrip.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { type Opened, useOpened, useStanding } from './useOpened.ts'
import { useUpright } from './useUpright.ts'

interface TableProps extends Opened {
  /** Above the log as long as nothing was played, for a match that is only looked at until then. */
  readonly looking?: ReactNode
  /** In the place of what else can be done in a match. */
  readonly nav?: (onHelp: () => void) => ReactNode
}

const isPlayed = ({ steps }: Situation): boolean => steps.some(({ input }) => !('dice' in input))

export const Table = ({ host, stage, table, looking, nav }: TableProps): ReactNode => {
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
  const kept = looking === undefined || isPlayed(situation)
  const onHurry = (): void => stage.catchUp()
  const onHelp = (): void => setHelp(true)
  useSounds(stage)
  useKeys({ situation, still: show.still, choosing, onHurry, onHelp })
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
          stage={stage}
          choosing={choosing}
          upright={upright}
          drag={drag}
          onGrab={grab}
          onHurry={onHurry}
        />
        {show.still && <Prompt host={host} situation={situation} choosing={choosing} upright={upright} />}
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
          {!kept && looking}
          {nav?.(onHelp) ?? <MatchNav host={host} situation={situation} kept={kept} onHelp={onHelp} />}
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
