// The source of typed answers: a terminal, a file or a pipe. Neighbours: prompt.ts reads them.

import { createInterface, type Interface } from 'node:readline/promises'
import { counted } from '@double-skulls/league'
import { readText } from '../files.ts'
import { refuse } from '../usage.ts'

/** Ctrl-C, a closed terminal, or a signal. */
export class Interrupted extends Error {}

export interface Lines {
  /** Whether a person can be asked again. */
  readonly interactive: boolean
  /** For messages: `answers.txt line 3`; '' at a terminal. */
  where(): string
  /** Refuses when there are no more lines. */
  next(prompt: string, question: string): Promise<string>
  close(): void
}

const NOBODY =
  'answer at a terminal, give --answers FILE with a line for each question, or let the program answer with --coaches sensible,sensible, in a campaign with --programs all'

const atTerminal = (): Lines => {
  const terminal: Interface = createInterface({ input: process.stdin, output: process.stdout })
  let stop: (reason: Interrupted) => void = () => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = reject
  })
  // A stop between two questions takes effect at the next.
  stopped.catch(() => {})
  terminal.on('SIGINT', () => {
    stop(new Interrupted())
    // The open terminal catches Ctrl-C; code that runs between two questions must get the signal too.
    process.emit('SIGINT')
  })
  terminal.on('close', () => stop(new Interrupted()))
  return {
    interactive: true,
    where: () => '',
    next: (prompt) => Promise.race([terminal.question(prompt), stopped]),
    close: () => terminal.close(),
  }
}

/** Empty lines and lines that begin with # are skipped. */
const written = (lines: AsyncIterator<string> | Iterator<string>, name: string, close: () => void): Lines => {
  let number = 0
  return {
    interactive: false,
    where: () => `${name} line ${number}`,
    async next(_prompt, question) {
      for (;;) {
        const { done, value } = await lines.next()
        if (done)
          return refuse(
            number === 0
              ? `nobody is there to answer "${question}"; ${NOBODY}`
              : `${name} ends after ${counted(number, 'line')}, and "${question}" is still to be answered; answer the rest at the terminal, or from another file with --answers`,
          )
        number++
        if (value.trim() !== '' && !value.startsWith('#')) return value
      }
    },
    close,
  }
}

export type OpenLines = (path: string | undefined) => Lines

/** From the named file; otherwise from the terminal or the pipe. Opened at the first question. */
export const openLines: OpenLines = (path) => {
  // A final newline does not begin another line.
  if (path !== undefined)
    return written(
      readText(path)
        .replace(/\r?\n$/, '')
        .split(/\r?\n/)
        .values(),
      path,
      () => {},
    )
  if (process.stdin.isTTY) return atTerminal()
  const piped = createInterface({ input: process.stdin })
  return written(piped[Symbol.asyncIterator](), 'standard input', () => {
    piped.close()
    process.stdin.destroy()
  })
}
