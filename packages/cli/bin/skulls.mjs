#!/usr/bin/env node
// Starts the `skulls` command. Neighbours: build.mjs builds it, ../src/main.ts is the command.
import { startBuilt } from './build.mjs'

await startBuilt('main')
