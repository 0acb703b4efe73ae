// Imports teams from files: our own, FUMBBL's, or a table. Neighbours: importTeam.ts reads them, TeamsPage.tsx lists them.
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { Crest } from '../kits/Crest.tsx'
import type { Wearer } from '../kits/kit.ts'
import { playableEditions } from '../match/playable.ts'
import { keepTeam, newTeamId } from '../store/teams.ts'
import { importedTeam, MOST_FILE_BYTES, wantsEdition } from './importTeam.ts'

interface Told {
  readonly file: string
  readonly good: boolean
  readonly text: string
  /** The imported teams. */
  readonly team?: Wearer
}

/** A file that can be read once the edition is chosen. */
interface Waiting {
  readonly file: string
  readonly text: string
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const ImportTeam = ({ onChange }: { onChange(): void }): ReactNode => {
  const [told, setTold] = useState<readonly Told[]>([])
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const picker = useRef<HTMLInputElement>(null)

  const bring = async (file: string, text: string, edition = ''): Promise<Told> => {
    const { team, notes } = importedTeam(text, edition)
    await keepTeam({ id: newTeamId(), team, changedAt: Date.now() })
    return { file, good: true, team, text: [`${team.name} is among your teams.`, ...notes].join(' ') }
  }
  const bringAll = async (files: readonly Waiting[], edition = ''): Promise<void> => {
    const results: Told[] = []
    const unsure: Waiting[] = []
    for (const { file, text } of files)
      try {
        results.push(await bring(file, text, edition))
      } catch (error) {
        results.push({ file, good: false, text: reason(error) })
        if (edition === '' && wantsEdition(error)) unsure.push({ file, text })
      }
    setTold(results)
    setWaiting(unsure)
    onChange()
  }
  const onFiles = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chosen = [...(target.files ?? [])]
    const large = chosen.find(({ size }) => size > MOST_FILE_BYTES)
    if (large) {
      setTold([{ file: large.name, good: false, text: 'it is too large for a team; nothing was brought in' }])
      setWaiting([])
    } else await bringAll(await Promise.all(chosen.map(async (file) => ({ file: file.name, text: await file.text() }))))
    target.value = ''
  }
  return (
    <section className="import">
      <h2>Bring a team in</h2>
      <p className="quiet">A file saved here or by the command line, FUMBBL's JSON, or a table (CSV).</p>
      <p>
        <button type="button" className="plain" onClick={() => picker.current?.click()}>
          Choose files …
        </button>
        <input
          ref={picker}
          className="unseen"
          type="file"
          multiple
          tabIndex={-1}
          aria-label="Files of teams"
          accept=".json,.csv,.txt,.tsv,application/json,text/csv,text/plain"
          onChange={(event) => {
            onFiles(event).catch((error: unknown) => setTold([{ file: 'The file', good: false, text: reason(error) }]))
          }}
        />
      </p>
      <div role="status">
        {told.map(({ file, good, text, team }) => (
          <p key={file} className={good ? 'import-told import-crest' : 'trouble'}>
            {team && <Crest team={team} size={30} />}
            <span>
              <b>{file}</b>: {text}
            </span>
          </p>
        ))}
      </div>
      {waiting.length > 0 && (
        <p className="import-ask">
          By which rules is it?{' '}
          {playableEditions.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="plain"
              onClick={() => {
                bringAll(waiting, id).catch((error: unknown) =>
                  setTold([{ file: waiting[0].file, good: false, text: reason(error) }]),
                )
              }}
            >
              {name}
            </button>
          ))}
        </p>
      )}
    </section>
  )
}
