import type { CallName } from '@denk/shared/product/wire';
import { contractExamples } from '../contract/examples';
import { faultsOf, requestOf } from '../contract/expect-example';
import { frontEnds } from '../setup/workspaces.mjs';
import { answerCall, faultsOfReply } from '../standalone/network/answer-call';
import type { Reply, Scenario } from '../standalone/scenario';

const scenariosOf = async (frontEnd: string): Promise<readonly Scenario[]> =>
  (await import(`../../${frontEnd}/src/scenarios.ts`)).scenarios;

test.each(frontEnds)('the replies of %s keep the contracts of their calls', async (frontEnd) => {
  const faults = (await scenariosOf(frontEnd)).flatMap(({ name, replies = {} }) =>
    Object.entries(replies).flatMap(([call, reply]) =>
      typeof reply === 'function'
        ? []
        : faultsOfReply(call as CallName, reply as Reply).map((fault) => `${name}: ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});

describe('a scenario answers as the contract says, and as the server does:', () => {
  test.each(contractExamples)('$says ($scenario)', async (example) => {
    const [frontEnd = '', name] = example.scenario.split('/');
    const scenario = (await scenariosOf(frontEnd)).find((one) => one.name === name);
    if (!scenario) throw new Error(`there is no scenario ${example.scenario}`);
    const answer = await ask(scenario, requestOf(example, 'http://denk.test'));
    expect(await faultsOf(example, answer)).toEqual([]);
  });
});

describe('what stands in for the server', () => {
  const telefon = () =>
    new Request('http://denk.test/functions/v1/search-products', {
      method: 'POST',
      body: '{"query":"telefon"}',
    });

  test('says when a page asks what the contract does not know', async () => {
    const reports: string[] = [];
    const wrong = new Request(telefon(), { body: '{"query":7,"sort":"x"}' });
    await ask({ ...blank, replies: { search: { broken: [] } } }, wrong, reports);
    expect(reports.join()).toMatch(/^request: .*Expected string but received 7/);
  });

  test('says when the scenario has no reply, or one that a reader would silently mend', async () => {
    const reports: string[] = [];
    expect((await ask(blank, telefon(), reports)).status).toBe(404);
    const mended: Reply<'search'> = {
      answer: {
        success: true,
        query: '',
        total_results: 1,
        products: [
          { id: 'a', title: 'A', image: '', source: '', price: '', link: '', priceValue: -1 },
        ],
      },
    };
    await ask({ ...blank, replies: { search: mended } }, telefon(), reports);
    expect(reports).toEqual([
      'the scenario has no reply for “search”',
      'reply: products.0.priceValue is not in the contract',
    ]);
  });

  test('leaves alone what is no call', async () => {
    const asset = new Request('http://denk.test/assets/page.js');
    expect(await answerCall(blank, asset, { wait: soon, report: () => {} })).toBeUndefined();
  });
});

const blank: Scenario = { name: 'blank', title: 'Boş', address: '/' };
const soon = () => Promise.resolve();

async function ask(
  scenario: Scenario,
  request: Request,
  reports: string[] = [],
): Promise<Response> {
  const answer = await answerCall(scenario, request, {
    wait: soon,
    report: ({ faults }) => reports.push(...faults),
  });
  if (!answer) throw new Error('no answer');
  return answer;
}
