// A team's bench at its end of the tray: the reserves, below them the players knocked out or out of the match, and what the team
// holds. Neighbours: Seat.tsx is one player, Held.tsx the goods; table/Stadium.tsx puts one on each side.
import {
  dugOutOf,
  type Engine,
  type HurtBox,
  type Match,
  type Place,
  type Player,
  type Side,
} from '@double-skulls/engine'
import type { CSSProperties, PointerEvent, ReactNode } from 'react'
import type { Choosing } from '../choosing/choosing.ts'
import { Menu } from '../menu/Menu.tsx'
import { Held } from './Held.tsx'
import { Seat } from './Seat.tsx'

export interface DugoutProps {
  readonly engine: Engine
  readonly match: Match
  readonly side: Side
  readonly choosing: Choosing
  readonly open: boolean
  onGrab(player: number, event: PointerEvent): void
  onLook(player: number): void
}

/** Names of the boxes as headings: short, and in full where that is too short. */
const boxNames: { readonly [B in HurtBox]: readonly [short: string, full: string] } = {
  stunnedBox: ['Stun', 'Stunned'],
  ko: ['KO', 'Knocked out'],
  injured: ['Inj', 'Injured'],
  casualty: ['Casualties', 'Casualties'],
  dead: ['Dead', 'Dead'],
}

/** Those who are out for longer: in the last box of the edition, sent off, or away. */
const outOfMatch = (last: HurtBox): readonly (readonly [string, Place])[] => [
  [boxNames[last][1], last],
  ['Sent off', 'sentOff'],
  // From the heat, or for what the log has told: late, queasy, unpaid, asleep.
  ['Missing this drive', 'exhausted'],
  ['Off with the weapon', 'ruledOff'],
  ['Out of the arena', 'gone'],
  ['Under a trapdoor', 'below'],
  ['Indisposed', 'indisposed'],
]

/** The number of players in one row before a second and a third row begin. */
const ROWS = [4, 10] as const

/** More boxes than these for those who may come back need narrower ones. */
const FEW_BOXES = 2

const rowsFor = (count: number): number => ROWS.filter((most) => count > most).length + 1

interface BoxProps extends DugoutProps {
  readonly name: string
  readonly title: ReactNode
  readonly there: readonly Player[]
  /** The highest number of rows; more players sit closer together. */
  readonly rows: number
}

const Box = ({ name, title, there, rows: most, ...seat }: BoxProps): ReactNode => {
  const rows = Math.min(most, rowsFor(there.length))
  const columns = Math.max(1, Math.ceil(there.length / rows))
  return (
    <section className={`box ${name}`} style={{ '--rows': rows, '--columns': columns } as CSSProperties}>
      <h2>{title}</h2>
      <div className="seats">
        {there.map((player) => (
          <Seat key={player.id} player={player} {...seat} />
        ))}
      </div>
    </section>
  )
}

export const Dugout = (props: DugoutProps): ReactNode => {
  const { engine, match, side, open } = props
  const squad = match.squads[side]
  const at = (...places: readonly Place[]): readonly Player[] =>
    match.players.filter((one) => dugOutOf(one) === side && places.includes(one.place))
  const { boxes } = engine.rules.hurt
  const recovering = boxes.slice(0, -1)
  const away = outOfMatch(boxes[boxes.length - 1])
  const [reserves, out] = [at('reserves'), at(...away.map(([, place]) => place))]
  // The reserves use the whole bench until a player is knocked out or injured.
  const crowded = reserves.length > 8 && at(...recovering).length + out.length === 0
  const reasons = away.map(([name, place]) => [name, at(place).length] as const).filter(([, count]) => count > 0)
  return (
    <aside
      className={`dugout ${side}${recovering.length > FEW_BOXES ? ' many-boxes' : ''}${open ? ' open' : ''}`}
      aria-label={`Dugout of ${squad.name}`}
    >
      <Menu className="held-menu" label="Holds" name={`Holds of ${squad.name}`}>
        <h2>{squad.name}</h2>
        <Held engine={engine} match={match} side={side} />
      </Menu>
      <Box
        {...props}
        name="reserves"
        title={
          <>
            Reserves <b>{reserves.length}</b>
          </>
        }
        there={reserves}
        rows={crowded ? 3 : 2}
      />
      {!crowded && (
        <div className="laid-out">
          {recovering.map((box) => {
            const [short, full] = boxNames[box]
            return (
              <Box
                key={box}
                {...props}
                name="knocked-out"
                title={
                  <>
                    {short === full ? full : <abbr title={full}>{short}</abbr>} <b>{at(box).length}</b>
                  </>
                }
                there={at(box)}
                rows={1}
              />
            )
          })}
          <Box
            {...props}
            name="out"
            title={
              <span title={reasons.map(([name, count]) => `${name} ${count}`).join(', ')}>
                Out <b>{out.length}</b>
                <span className="unseen">{reasons.map(([name, count]) => ` ${name} ${count}`).join(',')}</span>
              </span>
            }
            there={out}
            rows={1}
          />
        </div>
      )}
    </aside>
  )
}
