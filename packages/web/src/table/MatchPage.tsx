// The match page: strip, benches, pitch, tray and log. Neighbours: useOpened.ts opens the match, choosing/ holds the choice,
// Stadium.tsx has the layout; this file only puts them together.
import type { Match } from '@double-skulls/engine'
import { type ReactNode, useState } from 'react'
import { playerOn } from '../choosing/choices.ts'
import { useChoosing } from '../choosing/useChoosing.ts'
import { useDrag } from '../choosing/useDrag.ts'
import { useKeys } from '../choosing/useKeys.ts'
import { Hints } from '../hints/Hints.tsx'
import { Log } from '../log/Log.tsx'
import { SinceLast } from '../log/SinceLast.tsx'
import { questionOf } from '../match/asked.ts'
import type { Situation } from '../match/host.ts'
import { onlyHere } from '../match/screen.ts'
import { useSituation } from '../match/useSituation.ts'
import { DragGhost } from '../pitch/DragGhost.tsx'
import { DeedMenu } from '../prompt/DeedMenu.tsx'
import { Prompt } from '../prompt/Prompt.tsx'
import { CannotOpen } from '../rescue/CannotOpen.tsx'
import { useShow } from '../stage/useShow.ts'
import { useSounds } from '../stage/useSounds.ts'
import { Tray } from '../tray/Tray.tsx'
import { Curtain, useHandover } from './Curtain.tsx'
import { MatchNav } from './MatchNav.tsx'
import { OtherTab } from './OtherTab.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { Stadium } from './Stadium.tsx'
import { type Opened, useOpened, useStanding } from './useOpened.ts'
import { useStadium } from './useStadium.ts'

interface TableProps extends Opened {
  /** Shown above the log until something is played, for a position that is only looked at. */
  readonly looking?: ReactNode
  /** Replaces the usual menu of a match. */
  readonly nav?: (onHelp: () => void) => ReactNode
}

/** The player shown while no player is under the pointer: the one a question is about, otherwise the ball carrier. */
const ofInterest = ({ balls }: Match, situation: Situation): number => {
  const about = questionOf(situation)?.player ?? -1
  return about >= 0 ? about : (balls.find(({ carrier }) => carrier >= 0)?.carrier ?? -1)
}

const isPlayed = ({ steps }: Situation): boolean => steps.some(({ input }) => !('dice' in input))

export const Table = ({ host, stage, table, looking, nav }: TableProps): ReactNode => {
  const { engine } = host
  const situation = useSituation(host)
  const standing = useStanding(table)
  const show = useShow(stage)
  const choosing = useChoosing(host, situation)
  const state = useStadium()
  const { shape, fold, tall, lookedAt, onTall } = state
  const dragging = useDrag(host, situation, choosing)
  const { drag, grab } = dragging
  const [help, setHelp] = useState(false)
  const kept = looking === undefined || isPlayed(situation)
  const onHurry = (): void => stage.catchUp()
  const onHelp = (): void => setHelp(true)
  const curtainFor = useHandover(host, situation, show.still)
  useSounds(stage)
  useKeys({ situation, still: show.still, choosing, onHurry, onHelp })
  const under = choosing.pointed >= 0 ? playerOn(show.picture, choosing.pointed) : -1
  const looked = [under, choosing.chosen.player, lookedAt, ofInterest(show.picture, situation)].find((one) => one >= 0)
  const { home, away } = situation.match.squads
  const above = kept ? null : looking
  const barred = fold.folded && shape === 'lying'
  const stadium = (
    <Stadium
      {...{ state, host, situation, show, stage, choosing, dragging }}
      timed={true}
      covered={curtainFor !== null}
      title={`${home.name} against ${away.name}`}
      over={
        show.still && (
          <>
            <Prompt host={host} situation={situation} choosing={choosing} upright={shape === 'upright'} />
            <DeedMenu host={host} situation={situation} choosing={choosing} upright={shape === 'upright'} />
          </>
        )
      }
      notices={
        <>
          <OtherTab table={table} standing={standing} over={situation.pending.wait === 'nothing'} />
          {situation.trouble !== '' && (
            <p className="trouble" role="alert">
              {situation.trouble}
            </p>
          )}
          <Hints host={host} situation={situation} chosen={choosing.chosen} still={show.still} />
        </>
      }
      tray={
        <Tray
          host={host}
          situation={situation}
          show={show}
          choosing={choosing}
          looked={looked ?? -1}
          onHurry={onHurry}
          onGrab={grab}
          tall={tall}
          onTall={onTall}
        />
      }
      statistics={kept && !nav ? `/match/${host.id}/statistics` : null}
      menu={
        <>
          {barred && above}
          {nav?.(onHelp) ?? <MatchNav host={host} situation={situation} kept={kept} onHelp={onHelp} />}
        </>
      }
      log={
        <>
          {!barred && above}
          <Log engine={engine} match={situation.match} lines={show.lines} mine={onlyHere(host.seats)}>
            <SinceLast host={host} situation={situation} lines={show.lines} />
          </Log>
        </>
      }
    >
      <ShortcutSheet open={help} onClose={() => setHelp(false)} />
      {drag && <DragGhost engine={engine} match={situation.match} drag={drag} />}
    </Stadium>
  )
  return (
    <>
      {stadium}
      {curtainFor && <Curtain host={host} match={situation.match} side={curtainFor} />}
    </>
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
