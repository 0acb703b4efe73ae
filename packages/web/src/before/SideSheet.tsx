// One side before the match: its value, its money, and what it has hired. Neighbours: BeforePage.tsx, preparation.ts.
import type { BySide, Side } from '@double-skulls/engine'
import { bookOf, counted, gold, type Purchase, type Team, teamRating } from '@double-skulls/league'
import type { ReactNode } from 'react'
import { Crest } from '../kits/Crest.tsx'
import { kitsOf } from '../kits/kit.ts'
import { SideMark } from '../sides/SideMark.tsx'
import { Handicaps } from './Handicaps.tsx'
import { moneyLeft, type Preparation } from './preparation.ts'

interface SideSheetProps {
  readonly side: Side
  /** Both teams, because the two kits must differ. */
  readonly teams: BySide<Team>
  readonly preparation: Preparation
  /** `You`, `Rookie bot`. */
  readonly who: string
  /** Undoes the side's decisions; null for a bot. */
  readonly onChange: (() => void) | null
  /** Gives one purchase back; null when the side is not the one that decides. */
  readonly onReturn: ((what: string) => void) | null
}

const Figure = ({ name, amount }: { readonly name: string; readonly amount: string }): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
)

/** Groups equal purchases into one line. */
const grouped = (bought: readonly Purchase[]): readonly (Purchase & { readonly count: number })[] => {
  const lines = new Map<string, Purchase & { readonly count: number }>()
  for (const purchase of bought) {
    const known = lines.get(purchase.what)
    lines.set(purchase.what, { ...purchase, cost: purchase.cost + (known?.cost ?? 0), count: (known?.count ?? 0) + 1 })
  }
  return [...lines.values()]
}

export const SideSheet = ({ side, teams, preparation, who, onChange, onReturn }: SideSheetProps): ReactNode => {
  const team = teams[side]
  const { league } = bookOf(team)
  const asked = preparation.side === side
  const known = asked || preparation.ready[side]
  const shop = preparation.shops[side]
  const account = preparation.result.accounts[side]
  const bought = known ? grouped(account.bought) : []
  const held = preparation.result.options.handicaps?.[side]
  const { prayers = 0 } = preparation.result.setup[side]
  const filledUp = preparation.result.guests[side].filter(({ kind }) => kind === 'journeyman').length
  const kit = kitsOf(teams.home, teams.away)[side]
  return (
    <article className={asked ? `side-sheet ${side} asked` : `side-sheet ${side}`} aria-label={team.name}>
      <header>
        <Crest team={team} kit={kit} size={34} />
        <h2>
          {team.name}
          <small>
            <SideMark side={side} /> {who}
          </small>
        </h2>
      </header>
      <dl className="side-figures">
        {league.rated ? (
          <Figure name="Team rating" amount={String(teamRating(team))} />
        ) : (
          <Figure name="Team value" amount={gold(account.teamValue)} />
        )}
        <Figure name={league.fans.name} amount={String(team.fans)} />
        {known && account.moved > 0 && <Figure name="Moved from the treasury" amount={gold(account.moved)} />}
        {known && account.granted > 0 && <Figure name="Given for the difference" amount={gold(account.granted)} />}
        {known && shop && <Figure name="Spent" amount={gold(account.spent)} />}
        {asked && shop && <Figure name="Left to spend" amount={gold(moneyLeft(shop))} />}
      </dl>
      <Handicaps
        edition={team.edition}
        ids={held ? (preparation.assumed[side] ? held.rolled.slice(0, -1) : held.rolled) : []}
        awards={held?.awards ?? 0}
      />
      {bought.length > 0 && (
        <ul className="taken">
          {bought.map(({ what, name, cost, count }) => (
            <li key={what}>
              <span>
                {count > 1 && `${count} × `}
                {name}
              </span>
              <span>{gold(cost)}</span>
              {onReturn && (
                <button type="button" className="tool" aria-label={`Give back: ${name}`} onClick={() => onReturn(what)}>
                  ×
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {filledUp > 0 && <p>{counted(filledUp, 'journeyman', 'journeymen')} fill the team up to eleven.</p>}
      {!known && <p className="quiet">Chooses next.</p>}
      {known && !asked && bought.length === 0 && <p className="quiet">Takes nothing.</p>}
      {preparation.side === null && prayers > 0 && <p>{counted(prayers, 'prayer')} to Nuffle before the match.</p>}
      {onChange && (
        <button type="button" className="plain" onClick={onChange}>
          Change it<span className="unseen"> for {team.name}</span>
        </button>
      )}
    </article>
  )
}
