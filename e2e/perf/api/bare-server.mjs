import { createHash } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';
import { eventPage } from '../../../api/dist/events/events.queries.js';
import { memberBySession } from '../../../api/dist/identity/sessions/sessions.queries.js';
import { oneEvent } from './one-event.mjs';

// What the same answers cost with nothing around them: node:http, pg, and the very statements of the api.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.POOL_SIZE) });
const JSON_TYPE = 'application/json; charset=utf-8';
const SESSION = /(?:^|;\s*)futurelab=([\w-]+)/;

const send = (response, body) => {
  response.writeHead(200, { 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body) });
  response.end(body);
};

async function list(response) {
  const { rows } = await pool.query(eventPage({ when: 'upcoming' }, null, 20));
  send(response, rows[0].json);
}

async function one(response, id) {
  const { rows } = await pool.query(oneEvent(id));
  send(response, rows[0].json);
}

async function user(request, response) {
  const token = SESSION.exec(request.headers.cookie)[1];
  const { rows } = await pool.query(memberBySession(createHash('sha256').update(token).digest()));
  const { sessionId: _, isIdle: __, isRecentlyAuthenticated: ___, ...member } = rows[0];
  send(response, JSON.stringify(member));
}

const server = http.createServer((request, response) => {
  const { url } = request;
  const answer =
    url === '/api/auth/user'
      ? user(request, response)
      : url === '/api/events'
        ? list(response)
        : one(response, url.slice('/api/events/'.length));
  answer.catch((error) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit());
