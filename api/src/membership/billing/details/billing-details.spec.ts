import { createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp } from '../../../../test/test-app.js';

describe('Billing details', () => {
  it('are checked by country, stored without spaces, and can be taken away', async () => {
    const app = await createTestApp();
    const leo = await createUser(app);
    const client = await app.signInAs(leo);
    const write = (body: object) => client.put('/api/my/billing-details', body);
    const details = { companyName: 'Okafor Studio GmbH', country: 'DE', vatNumber: 'DE 123 456 789' };
    expect((await write(details)).body).toEqual({ ...details, vatNumber: 'DE123456789' });
    const wrong = await write({ ...details, country: 'FR' });
    expect([wrong.status, Object.keys(wrong.body.details)]).toEqual([400, ['vatNumber']]);
    expect((await client.get('/api/my/billing-details')).body).toMatchObject({ vatNumber: 'DE123456789' });
    expect((await write({ companyName: '', country: '', vatNumber: '' })).body.companyName).toBe('');
    await app.close();
  });
});
