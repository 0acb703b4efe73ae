// Positions saved by name: open, rename, delete and restore, and export all of them as one text. Neighbours: store/puzzles.ts,
// puzzleText.ts, PositionEditorPage.tsx opens one.
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { copied } from '../sharing/clipboard.ts'
import { offerFile } from '../sharing/offerFile.ts'
import { jsonOf } from '../store/jsonOf.ts'
import {
  forgetBrokenPuzzle,
  forgetPuzzle,
  type KeptPuzzles,
  keepPuzzles,
  keptPuzzles,
  type Puzzle,
  renamePuzzle,
} from '../store/puzzles.ts'
import { reason } from '../store/shelf.ts'
import { MOST_NAME, puzzleName, readPuzzles, writePuzzles } from './puzzleText.ts'

interface PuzzlesProps {
  /** The position that is drawn now. */
  readonly text: string
  onOpen(text: string): void
}

const NONE: KeptPuzzles = { sound: [], broken: [] }

const Row = (props: {
  readonly puzzle: Puzzle
  onOpen(): void
  onRename(to: string): void
  onDelete(): void
}): ReactNode => {
  const { puzzle, onOpen, onRename, onDelete } = props
  const [name, setName] = useState<string | null>(null)
  if (name !== null)
    return (
      <form
        className="puzzle-rename"
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = puzzleName(name)
          if (wanted !== '') onRename(wanted)
          setName(null)
        }}
      >
        <input
          value={name}
          maxLength={MOST_NAME}
          aria-label={`New name of ${puzzle.name}`}
          ref={(field) => field?.focus()}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="plain">
          Rename
        </button>
      </form>
    )
  return (
    <>
      <b>{puzzle.name}</b>
      <span className="puzzle-verbs">
        <button type="button" className="plain" onClick={onOpen}>
          Open<span className="unseen"> {puzzle.name}</span>
        </button>
        <button type="button" className="plain" onClick={() => setName(puzzle.name)}>
          Rename<span className="unseen"> {puzzle.name}</span>
        </button>
        <button type="button" className="plain" onClick={onDelete}>
          Delete<span className="unseen"> {puzzle.name}</span>
        </button>
      </span>
    </>
  )
}

export const Puzzles = ({ text, onOpen }: PuzzlesProps): ReactNode => {
  const [kept, setKept] = useState(NONE)
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [gone, setGone] = useState<Puzzle | null>(null)
  const [incoming, setIncoming] = useState('')
  const load = useCallback((): void => {
    keptPuzzles().then(setKept, (error: unknown) => setNote(`Kept positions cannot be read: ${reason(error)}.`))
  }, [])
  useEffect(load, [load])
  const after = (work: Promise<void>, done: string): void => {
    work
      .then(
        () => setNote(done),
        (error: unknown) => setNote(`That could not be done: ${reason(error)}.`),
      )
      .finally(load)
  }
  const bringIn = (): void => {
    const { puzzles, faults } = readPuzzles(incoming)
    if (puzzles.length + faults.length === 0) {
      setNote('There is no position in this text.')
      return
    }
    after(
      keepPuzzles(puzzles),
      [`${puzzles.length === 1 ? 'One position' : `${puzzles.length} positions`} brought in.`, ...faults].join(' '),
    )
    if (faults.length === 0) setIncoming('')
  }
  const all = writePuzzles(kept.sound)
  return (
    <section className="puzzles">
      <h2>Kept on this device</h2>
      <form
        className="tool-row"
        onSubmit={(event) => {
          event.preventDefault()
          const called = puzzleName(name) || `Position ${kept.sound.length + 1}`
          after(keepPuzzles([{ name: called, text }]), `"${called}" is kept.`)
          setName('')
        }}
      >
        <input
          value={name}
          maxLength={MOST_NAME}
          placeholder="Name"
          aria-label="Name of this position"
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="plain">
          Keep this position
        </button>
      </form>
      <div role="status">
        {note !== '' && <p className="puzzle-note">{note}</p>}
        {gone && (
          <p className="puzzle-note">
            {gone.name} is deleted.{' '}
            <button
              type="button"
              className="plain"
              onClick={() => {
                after(keepPuzzles([gone]), `"${gone.name}" is back.`)
                setGone(null)
              }}
            >
              Bring it back
            </button>
          </p>
        )}
      </div>
      {kept.broken.map((one) => (
        <p key={jsonOf(one.value)} className="trouble">
          Something kept here cannot be read: {one.why}.{' '}
          <button type="button" className="plain" onClick={() => offerFile('position.json', jsonOf(one.value))}>
            Save as a file
          </button>{' '}
          <button type="button" className="plain" onClick={() => after(forgetBrokenPuzzle(one), 'It is removed.')}>
            Remove
          </button>
        </p>
      ))}
      <ul className="fixtures">
        {kept.sound.map((puzzle) => (
          <li key={puzzle.name}>
            <Row
              puzzle={puzzle}
              onOpen={() => onOpen(puzzle.text)}
              onRename={(to) => after(renamePuzzle(puzzle.name, to), `"${puzzle.name}" is called "${to}" now.`)}
              onDelete={() => {
                setGone(puzzle)
                after(forgetPuzzle(puzzle.name), '')
              }}
            />
          </li>
        ))}
      </ul>
      {kept.sound.length > 0 && (
        <div className="tool-row">
          <button
            type="button"
            className="plain"
            onClick={() => copied(all, 'All kept positions are on the clipboard.').then(setNote)}
          >
            Copy all as text
          </button>
          <button type="button" className="plain" onClick={() => offerFile('positions.txt', all)}>
            Save all as a file
          </button>
        </div>
      )}
      <details>
        <summary>Bring positions in</summary>
        <label className="puzzle-import">
          <span>As they were copied here: a line “# name”, then the position.</span>
          <textarea rows={4} value={incoming} spellCheck={false} onChange={({ target }) => setIncoming(target.value)} />
        </label>
        <button type="button" className="plain" onClick={bringIn}>
          Bring them in
        </button>
      </details>
    </section>
  )
}
