'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

// Commands of the server that this extension handles itself.
const clientCommands = ['riblint.showLocations'];

let client;

function create() {
  const settings = vscode.workspace.getConfiguration('riblint');
  const { path, ...others } = settings;
  const values = Object.fromEntries(Object.entries(others).filter(([, value]) => typeof value !== 'function'));
  return new LanguageClient('riblint', 'riblint', { command: settings.get('path', 'riblint'), args: ['lsp'] }, {
    documentSelector: ['swift', 'objective-c', 'objective-cpp'].map((language) => ({ scheme: 'file', language })),
    initializationOptions: { ...values, clientCommands },
    synchronize: { configurationSection: 'riblint' },
  });
}

// The server shows the text that a command results in.
const execute = (command, argument) => client.sendRequest('workspace/executeCommand', { command, arguments: [argument] });

async function activate(context) {
  const register = (name, body) => context.subscriptions.push(vscode.commands.registerCommand(name, body));
  register('riblint.restart', () => client.restart());
  register('riblint.showOutput', () => client.outputChannel.show());
  register('riblint.tree', () => execute('riblint.showTree', {}));
  register('riblint.whyNotHere', async () => {
    const editor = vscode.window.activeTextEditor;
    if (!editor) return;
    const { line, character } = editor.selection.active;
    await execute('riblint.whyNot', { uri: editor.document.uri.toString(), position: { line, character } });
  });
  register('riblint.showLocations', (uri, position, locations) => vscode.commands.executeCommand(
    'editor.action.showReferences', vscode.Uri.parse(uri), new vscode.Position(position.line, position.character),
    locations.map(({ uri: target, range }) => new vscode.Location(vscode.Uri.parse(target), new vscode.Range(
      range.start.line, range.start.character, range.end.line, range.end.character)))));
  client = create();
  await client.start();
}

function deactivate() {
  return client && client.stop();
}

module.exports = { activate, deactivate };
