const list = (...names: string[]) => ({
  type: 'array',
  allOf: names.map((name) => ({ type: 'array', contains: { const: name } })),
});

const NON_EMPTY_STRING = { type: 'string', minLength: 1 };
const ADDRESS = { type: 'string', format: 'uri' };

/** What Open Badges 3.0 requires of an achievement credential, as JSON Schema, for specs: the published one is on the network. */
export const REQUIRED_MEMBERS = {
  $schema: 'https://json-schema.org/draft/2019-09/schema',
  type: 'object',
  required: ['@context', 'id', 'type', 'issuer', 'validFrom', 'credentialSubject', 'proof'],
  properties: {
    '@context': {
      type: 'array',
      items: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        {
          type: 'string',
          pattern: '^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context-3\\.0\\.\\d\\.json$',
        },
      ],
      minItems: 2,
      maxItems: 2,
    },
    id: ADDRESS,
    type: list('VerifiableCredential', 'OpenBadgeCredential'),
    issuer: { type: 'object', required: ['id', 'type'], properties: { id: ADDRESS, type: list('Profile') } },
    validFrom: { type: 'string', format: 'date-time' },
    awardedDate: { type: 'string', format: 'date-time' },
    credentialSubject: {
      type: 'object',
      required: ['type', 'identifier', 'achievement'],
      properties: {
        type: list('AchievementSubject'),
        identifier: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['type', 'hashed', 'identityHash', 'identityType'],
            properties: {
              type: { const: 'IdentityObject' },
              hashed: { type: 'boolean' },
              identityHash: NON_EMPTY_STRING,
              identityType: { enum: ['name', 'emailAddress', 'url', 'identifier'] },
            },
          },
        },
        achievement: {
          type: 'object',
          required: ['id', 'type', 'criteria', 'description', 'name'],
          properties: {
            id: ADDRESS,
            type: list('Achievement'),
            criteria: { type: 'object', required: ['narrative'] },
            description: NON_EMPTY_STRING,
            name: NON_EMPTY_STRING,
          },
        },
      },
    },
    evidence: {
      type: 'array',
      items: { type: 'object', required: ['type'], properties: { id: ADDRESS, type: list('Evidence') } },
    },
    credentialStatus: {
      type: 'object',
      required: ['id', 'type'],
      properties: { id: ADDRESS, type: NON_EMPTY_STRING },
    },
    proof: {
      type: 'object',
      required: ['type', 'created', 'verificationMethod', 'cryptosuite', 'proofPurpose', 'proofValue'],
    },
  },
};
