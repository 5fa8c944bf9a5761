#!/usr/bin/env bash

LOG_LEVEL=info
export RETRIES=3

# Prints a message with its level.
log() {
  local level="$1"
  echo "[$level] ${LOG_LEVEL}: $2"
}

function retry {
  declare count=0
  until "$@"; do
    count=$((count + 1))
    [ "$count" -lt "$RETRIES" ] || return 1
    log warn "again"
  done
}
