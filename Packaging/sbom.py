"""The bill of materials of a release in SPDX 2.3: what is linked into the programs, and the sum of each artifact."""
import datetime
import json

import licenses
import programs
import project
from archives import sha256


def identifier(name):
    return 'SPDXRef-' + ''.join(letter if letter.isalnum() or letter in '.-' else '-' for letter in name)


def package(name, version, license, location, **more):
    return {
        'SPDXID': identifier(name), 'name': name, **({'versionInfo': version} if version else {}),
        'downloadLocation': location, 'filesAnalyzed': False, 'licenseConcluded': license, 'licenseDeclared': license,
        'copyrightText': 'NOASSERTION', **more,
    }


def purl(component, version):
    address = component.url.removeprefix('https://')
    reference = f'pkg:swift/{address}@{version}' if component.package else f'pkg:generic/{component.name}@{version}'
    return [{'referenceCategory': 'PACKAGE-MANAGER', 'referenceType': 'purl', 'referenceLocator': reference}]


def document(found, version, swift, artifacts):
    """The document as bytes, for programs and artifacts, which are pairs of a name and bytes."""
    components = {}
    for program in found:
        for component, known in programs.versions(program.components(), swift).items():
            components[component] = components.get(component) or known
    packages = [package('riblint', version, 'MIT', f'git+{project.URL}@{version}', primaryPackagePurpose='APPLICATION')]
    relationships = [('SPDXRef-DOCUMENT', 'DESCRIBES', identifier('riblint'))]
    for component, known in components.items():
        references = {'externalRefs': purl(component, known)} if known else {}
        packages.append(package(component.name, known, component.license, component.url, **references))
        relationships.append((identifier('riblint'), 'STATIC_LINK', identifier(component.name)))
    packages.append(package('Swift compiler', swift, programs.APACHE, 'https://github.com/swiftlang/swift'))
    relationships.append((identifier('Swift compiler'), 'BUILD_TOOL_OF', identifier('riblint')))
    for name, data in artifacts:
        packages.append(package(
            name, version, licenses.expression(*found), f'{project.DOWNLOADS}/{version}/{name}', packageFileName=name,
            checksums=[{'algorithm': 'SHA256', 'checksumValue': sha256(data)}]))
        relationships.append((identifier(name), 'PACKAGE_OF', identifier('riblint')))
    created = datetime.datetime.fromtimestamp(project.time(), datetime.timezone.utc)
    digest = sha256(''.join(sha256(data) for _, data in artifacts).encode())
    contents = {
        'spdxVersion': 'SPDX-2.3', 'dataLicense': 'CC0-1.0', 'SPDXID': 'SPDXRef-DOCUMENT', 'name': f'riblint-{version}',
        'documentNamespace': f'{project.DOWNLOADS}/{version}/riblint-{version}.spdx.json?{digest[:32]}',
        'creationInfo': {'created': f'{created:%Y-%m-%dT%H:%M:%SZ}', 'creators': ['Tool: riblint-Packaging']},
        'packages': packages,
        'relationships': [
            {'spdxElementId': one, 'relationshipType': kind, 'relatedSpdxElement': other}
            for one, kind, other in relationships
        ],
    }
    return (json.dumps(contents, indent=2, ensure_ascii=False) + '\n').encode()
