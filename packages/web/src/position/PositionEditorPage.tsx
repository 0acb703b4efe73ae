// Draws and edits positions: with clicks or keys on the pitch, with fields beside it, or as text below it; each follows the
// others. The address holds the position, so that going back restores it. Neighbours: editing.ts, EditorPitch.tsx, Puzzles.tsx.
import type { Side, Square } from '@double-skulls/engine'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { playerOn } from '../choosing/choices.ts'
import { Page } from '../frame/Page.tsx'
import { playableEditions } from '../match/playable.ts'
import { copied } from '../sharing/clipboard.ts'
import { EditorPitch } from './EditorPitch.tsx'
import {
  ballOn,
  ballWith,
  freeNumber,
  movedTo,
  type Position,
  readText,
  type Shirt,
  shirtOf,
  wearerOf,
  withoutBall,
  withoutPlayer,
  withPlayer,
} from './editing.ts'
import { FactFields } from './FactFields.tsx'
import { PlayerFields } from './PlayerFields.tsx'
import { Puzzles } from './Puzzles.tsx'

const tools = ['select', 'home', 'away', 'ball', 'remove'] as const
type Tool = (typeof tools)[number]

const toolWords: { readonly [T in Tool]: string } = {
  select: 'Choose and move',
  home: 'Home player',
  away: 'Away player',
  ball: 'Ball',
  remove: 'Remove',
}

const freshText = (edition: string): string => `${edition} ball=h13 h1@h11 a1@h16`

interface Drawn {
  readonly text: string
  readonly position: Position
}

const drawnOf = (text: string): Drawn | null => {
  const read = readText(text)
  return 'fault' in read ? null : { text, position: read.position }
}

const start = (text: string): Drawn => {
  const drawn = drawnOf(text) ?? drawnOf(freshText(playableEditions[0].id))
  if (!drawn) throw new Error('the newest edition cannot read a plain position')
  return drawn
}

export const PositionEditorPage = ({ text: given = '' }: { readonly text?: string }): ReactNode => {
  const [, navigate] = useLocation()
  const [drawn, setDrawn] = useState(() => start(given))
  const [field, setField] = useState(() => (given === '' ? drawn.text : given))
  const [fault, setFault] = useState('')
  const [past, setPast] = useState<readonly string[]>([])
  const [tool, setTool] = useState<Tool>('select')
  const [chosen, setChosen] = useState<Shirt | null>(null)
  const [note, setNote] = useState('')
  const faultId = useId()
  const { text, position } = drawn
  const { match } = position
  const player = wearerOf(match, chosen)

  /** Draws the text if it is a valid position; with `typed` the text stays in the field in any case. */
  const show = (next: string, typed: boolean, remember = true): void => {
    const read = readText(next)
    if (typed || !('fault' in read)) setField(next)
    setFault('fault' in read ? read.fault : '')
    setNote('')
    if ('fault' in read) return
    if (remember && next !== text) setPast([...past, text])
    setDrawn({ text: next, position: read.position })
    navigate(`/positions/${encodeURIComponent(next)}`, { replace: true })
  }
  const edit = (next: string): void => show(next, false)

  // A new address was opened while the page is shown; its errors are reported like those of a typed text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is a reason to run
  useEffect(() => {
    if (given !== '' && given !== text) show(given, true)
  }, [given])

  const take = (square: Square): Shirt | null => {
    const id = playerOn(match, square)
    return id < 0 ? null : shirtOf(match.players[id])
  }
  const remove = (square: Square): void => {
    const there = take(square)
    if (there) edit(withoutPlayer(position, there))
    else if (match.balls.some(({ at }) => at === square)) edit(withoutBall(position, square))
  }
  const add = (side: Side, square: Square): void => {
    const shirt = { side, number: freeNumber(match, side) }
    edit(withPlayer(position, shirt, square))
    setChosen(shirt)
  }
  const act = (square: Square): void => {
    const there = take(square)
    switch (tool) {
      case 'select':
        if (there) setChosen(there)
        else if (player) edit(movedTo(position, shirtOf(player), square))
        return
      case 'home':
      case 'away':
        if (there) setChosen(there)
        else add(tool, square)
        return
      case 'ball':
        edit(there ? ballWith(position, there) : ballOn(position, square))
        return
      case 'remove':
        remove(square)
    }
  }
  const link = `${location.href.split('#')[0]}#/position/${encodeURIComponent(text)}`
  return (
    <Page title="Positions" lead="Draw a position, play it from there, keep it, or pass it on.">
      <div className="editor">
        <fieldset className="opponents editor-tools">
          <legend>A click on the pitch</legend>
          {tools.map((one) => (
            <label key={one}>
              <input type="radio" name="tool" checked={tool === one} onChange={() => setTool(one)} />
              <span>{toolWords[one]}</span>
            </label>
          ))}
        </fieldset>
        <div className="editor-board">
          <EditorPitch position={position} selected={player?.id ?? -1} onAct={act} onRemove={remove} />
        </div>
        <div className="editor-text">
          <label>
            <span>The position as text</span>
            <textarea
              rows={3}
              value={field}
              spellCheck={false}
              aria-invalid={fault !== ''}
              aria-describedby={faultId}
              onChange={({ target }) => show(target.value, true)}
            />
          </label>
          <p id={faultId} role="alert" className={fault === '' ? '' : 'trouble'}>
            {fault}
          </p>
          <div className="tool-row">
            <Link href={`/position/${encodeURIComponent(text)}`} className="plain play-link">
              Play it
            </Link>
            <button
              type="button"
              className="plain"
              onClick={() => copied(link, 'The link to this position is on the clipboard.').then(setNote)}
            >
              Copy a link
            </button>
            <button
              type="button"
              className="plain"
              aria-disabled={past.length === 0}
              onClick={() => {
                const last = past.at(-1)
                if (last === undefined) return
                setPast(past.slice(0, -1))
                show(last, false, false)
              }}
            >
              Undo
            </button>
            {playableEditions.map(({ id, name }) => (
              <button key={id} type="button" className="plain" onClick={() => edit(freshText(id))}>
                New: {name}
              </button>
            ))}
          </div>
          <p role="status">{note}</p>
        </div>
        <div className="editor-fields">
          {player ? (
            <PlayerFields position={position} player={player} onText={edit} />
          ) : (
            <p className="quiet editor-player">Choose a player to change him.</p>
          )}
          <div className="editor-bench">
            {match.players.some(({ place }) => place !== 'pitch') && <span className="quiet">Beside the pitch</span>}
            {match.players
              .filter(({ place }) => place !== 'pitch')
              .map((one) => (
                <button key={one.id} type="button" className="plain" onClick={() => setChosen(shirtOf(one))}>
                  {one.side} {one.who.number}
                </button>
              ))}
          </div>
          <FactFields position={position} onText={edit} />
        </div>
        <Puzzles text={text} onOpen={edit} />
      </div>
    </Page>
  )
}
