// A pool of worker threads: each takes the next job when it is free. Results must depend only on the job. Neighbours:
// arena/pool.ts and season/simulateSeasons.ts send jobs, arena/arenaWorker.ts and season/seasonWorker.ts do them.
import { once } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'

/** A result, or the stack trace of an exception. */
type Done<Result> = { readonly result: Result } | { readonly fault: string }

export class JobFailed<Job> extends Error {
  readonly job: Job
  constructor(job: Job, fault: string) {
    super(fault)
    this.job = job
  }
}

export interface Working<Job, Result> {
  /** Stops at once; finished jobs have been delivered. */
  readonly stop: AbortSignal
  readonly onResult: (job: Job, result: Result) => void
}

export interface Threads<Job, Result> {
  readonly count: number
  /** Resolves when all jobs are done or the signal is aborted; rejects with the first failure. */
  work(jobs: readonly Job[], working: Working<Job, Result>): Promise<void>
  close(): Promise<void>
}

/** A thread that exits answers with a fault. */
const newThread = <Job, Result>(entry: URL) => {
  const worker = new Worker(entry)
  let answer: (done: Done<Result>) => void = () => {}
  worker.on('message', (done: Done<Result>) => answer(done))
  worker.on('error', (error) => answer({ fault: error.stack ?? error.message }))
  worker.on('exit', (code) => answer({ fault: `the thread ended with code ${code}` }))
  return {
    take: (job: Job): Promise<Done<Result>> =>
      new Promise((resolve) => {
        answer = resolve
        worker.postMessage(job)
      }),
    end: () => worker.terminate(),
  }
}

/** The threads start with the first jobs and stay alive. */
export const openThreads = <Job, Result>(entry: URL, count: number): Threads<Job, Result> => {
  const team: ReturnType<typeof newThread<Job, Result>>[] = []
  return {
    count,
    async work(jobs, { stop, onResult }) {
      if (stop.aborted) return
      while (team.length < Math.min(count, jobs.length)) team.push(newThread(entry))
      let next = 0
      let over = false
      const take = async (thread: (typeof team)[number]): Promise<void> => {
        while (next < jobs.length) {
          const job = jobs[next++]
          const done = await thread.take(job)
          if (over) return
          if ('fault' in done) throw new JobFailed(job, done.fault)
          onResult(job, done.result)
        }
      }
      const listening = new AbortController()
      const stopped = once(stop, 'abort', { signal: listening.signal }).catch(() => {})
      try {
        await Promise.race([Promise.all(team.map(take)), stopped])
      } finally {
        over = true
        listening.abort()
      }
    },
    async close() {
      await Promise.all(team.splice(0).map((thread) => thread.end()))
    },
  }
}

/** The thread's side: answers every job. */
export const serveJobs = <Job, Result>(doJob: (job: Job) => Result): void => {
  const done = (job: Job): Done<Result> => {
    try {
      return { result: doJob(job) }
    } catch (error) {
      return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(done(job)))
}
