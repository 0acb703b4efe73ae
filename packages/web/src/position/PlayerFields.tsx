// The fields of a player in the editor: place, posture, characteristics and skills. Neighbours: editing.ts makes the changes,
// PositionEditorPage.tsx shows it for the chosen player.
import { editionNamed, limitsOf, type Place, type Player, postures, squareName } from '@double-skulls/engine'
import { capital, nameOf } from '@double-skulls/words'
import { type ReactNode, useId } from 'react'
import {
  type Bench,
  benched,
  benches,
  changedPlayer,
  type PlayerChange,
  type Position,
  shirtOf,
  withoutPlayer,
} from './editing.ts'

interface PlayerFieldsProps {
  readonly position: Position
  readonly player: Player
  onText(text: string): void
}

const benchWords: { readonly [B in Bench]: string } = {
  reserves: 'in reserve',
  ko: 'knocked out',
  casualty: 'casualty',
  sentOff: 'sent off',
}

const isBench = (place: string): place is Bench => benches.some((bench) => bench === place)

export const PlayerFields = ({ position, player, onText }: PlayerFieldsProps): ReactNode => {
  const { engine } = position
  const shirt = shirtOf(player)
  const known = editionNamed(engine.edition)?.skills ?? []
  const title = useId()
  const change = (what: PlayerChange): void => onText(changedPlayer(position, shirt, what))
  const place: Place = player.place
  return (
    <section className="editor-player" aria-labelledby={title}>
      <h2 id={title}>
        {capital(player.side)} {player.who.number}
      </h2>
      <label className="field-row">
        <span>Where</span>
        <select
          value={place}
          onChange={({ target }) => {
            if (isBench(target.value)) onText(benched(position, shirt, target.value))
          }}
        >
          {place === 'pitch' ? (
            <option value="pitch">on {squareName(engine.rules.pitch, player.at)}</option>
          ) : (
            !isBench(place) && <option value={place}>beside the pitch</option>
          )}
          {benches.map((bench) => (
            <option key={bench} value={bench}>
              {benchWords[bench]}
            </option>
          ))}
        </select>
      </label>
      <label className="field-row">
        <span>Posture</span>
        <select
          value={player.posture}
          onChange={({ target }) => {
            const posture = postures.find((one) => one === target.value)
            if (posture) change({ posture })
          }}
        >
          {postures.map((posture) => (
            <option key={posture}>{posture}</option>
          ))}
        </select>
      </label>
      <div className="editor-stats">
        {engine.rules.characteristics.map((name) => {
          const [least, most] = limitsOf(engine.rules.profile, name)
          return (
            <label key={name}>
              <span>{name}</span>
              <input
                type="number"
                min={least}
                max={most}
                value={player.stats[name] ?? 0}
                onChange={({ target }) =>
                  change({ stats: { ...player.stats, [name]: Math.max(least, target.valueAsNumber || 0) } })
                }
              />
            </label>
          )
        })}
      </div>
      <ul className="editor-skills" aria-label="Skills">
        {player.skills.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="plain"
              onClick={() => change({ skills: player.skills.filter((one) => one !== id) })}
            >
              {nameOf(engine, id)} <span aria-hidden="true">×</span>
              <span className="unseen">: take it away</span>
            </button>
          </li>
        ))}
      </ul>
      <label className="field-row">
        <span>Add a skill</span>
        <select value="" onChange={({ target }) => change({ skills: [...player.skills, target.value] })}>
          <option value="">choose …</option>
          {known
            .filter(({ id }) => !player.skills.includes(id))
            .map(({ id, name }) => ({ id, name }))
            .sort((a, b) => a.name.localeCompare(b.name))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <div className="tool-row">
        <label className="editor-flag">
          <input type="checkbox" checked={player.acted} onChange={({ target }) => change({ acted: target.checked })} />
          has acted
        </label>
        <button type="button" className="plain" onClick={() => onText(withoutPlayer(position, shirt))}>
          Remove him
        </button>
      </div>
    </section>
  )
}
