#!/usr/bin/env node
import { register } from 'tsx/esm/api'

// No tsconfig: what the command does must not depend on the folder it is called from.
register({ tsconfig: false })
await import('../src/main.ts')
