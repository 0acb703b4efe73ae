// A replay: the strip, benches, pitch and log of a match, with a time line, a transport, and the decisions instead of the tray.
// Neighbours: table/Stadium.tsx has the layout, useProjector.ts moves it.
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { playerOn } from '../choosing/choices.ts'
import { useChoosing } from '../choosing/useChoosing.ts'
import { Log } from '../log/Log.tsx'
import { ContinuedElsewhere } from '../match/ContinuedElsewhere.tsx'
import { useSounds } from '../stage/useSounds.ts'
import { ShortcutSheet } from '../table/ShortcutSheet.tsx'
import { Stadium } from '../table/Stadium.tsx'
import { useStadium } from '../table/useStadium.ts'
import { ButtonRow, type RowItem } from '../tray/ButtonRow.tsx'
import { Grip } from '../tray/Grip.tsx'
import { PlayerCard } from '../tray/PlayerCard.tsx'
import { CurrentEvent } from './CurrentEvent.tsx'
import { Decision } from './Decision.tsx'
import { momentAt } from './decision.ts'
import { Ending } from './Ending.tsx'
import { MomentList } from './MomentList.tsx'
import { PlayOn } from './PlayOn.tsx'
import { ReplayNav } from './ReplayNav.tsx'
import { Timeline } from './Timeline.tsx'
import { Transport } from './Transport.tsx'
import { useAddress } from './useAddress.ts'
import { useProjector } from './useProjector.ts'
import { replayKeys, useReplayKeys } from './useReplayKeys.ts'
import type { Watching } from './useWatching.ts'

type Sheet = 'keys' | 'moments' | null

interface ReplayTableProps {
  readonly watching: Watching
  readonly wanted: number
  /** Loads the match again after it has continued in another tab. */
  onAgain(): void
}

export const ReplayTable = ({ watching, wanted, onAgain }: ReplayTableProps): ReactNode => {
  const { host, stage, timeline } = watching
  const { engine, reel } = host
  const projector = useProjector(watching)
  const { situation, show, position, goTo, showMarker } = projector
  // The pitch has priority: while the coach scrubs, the log is drawn with a delay.
  const lines = useDeferredValue(show.lines)
  const choosing = useChoosing(host, situation)
  const state = useStadium()
  const { shape, lookedAt, tall, onTall } = state
  const [sheet, setSheet] = useState<Sheet>(null)
  const [playingOn, setPlayingOn] = useState(false)
  const onHelp = useCallback((): void => setSheet('keys'), [])
  useSounds(stage)
  useAddress(host, wanted, goTo)
  useReplayKeys({ projector, last: timeline.last, onHelp })
  const { home, away } = reel.start.squads
  useEffect(() => {
    document.title = `${home.name} against ${away.name}, replay · Double Skulls`
  }, [home, away])

  const { match, pending } = situation
  const under = choosing.pointed >= 0 ? playerOn(show.picture, choosing.pointed) : -1
  // On wide screens the player of the last decision is shown.
  const about = useMemo(() => momentAt(reel, position).decided?.asked.question.player ?? -1, [reel, position])
  const looked =
    under >= 0 ? under : lookedAt >= 0 ? lookedAt : shape !== 'lying' || pending.wait === 'nothing' ? -1 : about
  const over = pending.wait === 'nothing'
  const handles: readonly RowItem[] = [
    { key: 'transport', rank: 'always', node: <Transport projector={projector} timeline={timeline} /> },
    {
      ...{ key: 'moments', rank: 'usual' },
      node: (
        <button type="button" className="plain" onClick={() => setSheet('moments')}>
          Moments {timeline.markers.length}
        </button>
      ),
    },
    {
      ...{ key: 'playOn', rank: 'usual' },
      node: (
        <button
          type="button"
          className="plain"
          aria-expanded={playingOn}
          disabled={over}
          title={over ? 'The match is over here: go back to an earlier moment' : undefined}
          onClick={() => setPlayingOn(!playingOn)}
        >
          Play on from here
        </button>
      ),
    },
  ]
  return (
    <Stadium
      {...{ state, host, situation, show, stage, choosing }}
      kind="replay"
      timed={false}
      title={`Replay: ${home.name} against ${away.name}`}
      notices={
        <>
          {reel.saved && <ContinuedElsewhere id={reel.id} verb="Load the rest" onAgain={onAgain} />}
          {reel.note !== '' && <p className="trouble">{reel.note}</p>}
          {playingOn && !over && <PlayOn reel={reel} position={position} onClose={() => setPlayingOn(false)} />}
        </>
      }
      tray={
        <section className="tray" aria-label="Replay">
          <Grip tall={tall} onTall={onTall} />
          <div className="ask">
            <ButtonRow items={handles} />
            {!show.still ? (
              <CurrentEvent engine={engine} show={show} />
            ) : over ? (
              <Ending reel={reel} result={pending.result} />
            ) : (
              <Decision reel={reel} position={position} />
            )}
          </div>
          {looked >= 0 && <PlayerCard engine={engine} match={match} player={match.players[looked]} />}
        </section>
      }
      statistics={`/replay/${host.id}/statistics`}
      menu={<ReplayNav host={host} onHelp={onHelp} />}
      log={<Log engine={engine} match={situation.match} lines={lines} />}
    >
      <Timeline reel={reel} timeline={timeline} position={position} onGo={goTo} onMarker={showMarker} />
      <ShortcutSheet keys={replayKeys} open={sheet === 'keys'} onClose={() => setSheet(null)} />
      <MomentList
        reel={reel}
        timeline={timeline}
        open={sheet === 'moments'}
        onClose={() => setSheet(null)}
        onMarker={showMarker}
      />
    </Stadium>
  )
}
