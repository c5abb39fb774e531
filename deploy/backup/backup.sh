#!/bin/sh
# Keeps everything of the running stack in a new folder: the database, members' files, releases and secrets. Nobody is stopped.
#   deploy/backup/backup.sh <folder>
# COMPOSE is the command that the stack runs with (docker compose).
set -eu
folder=${1:?'Say where to: backup.sh <folder>'}
compose=${COMPOSE:-docker compose}
umask 077

if [ -e "$folder" ]; then
  echo "$folder is there already" >&2
  exit 1
fi
mkdir -p "$folder.partial"
trap 'rm -rf "$folder.partial"' EXIT
# Files are written before the rows that name them, so the rows are saved first.
$compose exec -T postgres pg_dump -U futurelab -Fc futurelab > "$folder.partial/database.dump"
$compose exec -T api tar cz -C / media uploads releases > "$folder.partial/files.tar.gz"
$compose run --rm --no-deps -T secrets tar cz -C / secrets shell-keys > "$folder.partial/secrets.tar.gz"
mv "$folder.partial" "$folder"
echo "Kept in $folder: $(du -sh "$folder" | cut -f1)"
