// Opens a record from a file, by button or drag and drop, and then its replay. A file that is not a record changes nothing, and
// the reason is shown. Neighbours: openReplay.ts, ReplaysPage.tsx.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { keepRecordFile } from './openReplay.ts'
import { faultOf } from './source.ts'

/** After this time the progress is shown. */
const PATIENCE = 2000

export const OpenRecord = (): ReactNode => {
  const [, navigate] = useLocation()
  const [fault, setFault] = useState('')
  const [done, setDone] = useState<number | null>(null)
  const [above, setAbove] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const busy = useRef(false)

  const open = useRef((_files: readonly File[]): void => undefined)
  open.current = (files) => {
    if (busy.current) return
    const [file, ...others] = files
    if (!file || others.length > 0) {
      setFault(file ? 'One record at a time, please: choose one of these files.' : 'That was no file. Choose a record.')
      return
    }
    busy.current = true
    setFault('')
    const began = performance.now()
    const onProgress = (share: number): void => {
      if (performance.now() - began > PATIENCE) setDone(share)
    }
    keepRecordFile(file, Date.now(), { onProgress })
      .then((id) => navigate(`/replay/${id}`))
      .catch((error: unknown) => setFault(`"${file.name}" cannot be watched. ${faultOf(error)}`))
      .finally(() => {
        busy.current = false
        setDone(null)
        if (field.current) field.current.value = ''
      })
  }

  useEffect(() => {
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false
    const onOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setAbove(true)
    }
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setAbove(false)
    }
    const onDrop = (event: DragEvent): void => {
      setAbove(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      open.current([...(event.dataTransfer?.files ?? [])])
    }
    addEventListener('dragover', onOver)
    addEventListener('dragleave', onLeave)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onOver)
      removeEventListener('dragleave', onLeave)
      removeEventListener('drop', onDrop)
    }
  }, [])

  return (
    <section className={`open-record${above ? ' above' : ''}`}>
      <h2>Open a record</h2>
      <p>
        Drop a record file anywhere on this page, or choose one. Matches save theirs with "Record"; the command line
        writes them with <code>--record</code>.
      </p>
      <label className="answer file-button">
        Choose a file
        <input
          ref={field}
          type="file"
          accept=".json,application/json"
          className="unseen"
          onChange={(event) => open.current([...(event.target.files ?? [])])}
        />
      </label>
      {done !== null && (
        <p role="status">
          Playing it through … <progress value={done} aria-label="Playing it through" />
        </p>
      )}
      {fault !== '' && (
        <p className="trouble" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
