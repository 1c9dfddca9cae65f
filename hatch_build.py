"""The build hook: the browser client in every build, compiled rules in a wheel when FONDACO_COMPILE=1."""

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    """Builds the client, and adds the compiled modules to the wheel if they are wanted."""

    def dependencies(self) -> list[str]:
        """What compiling needs is installed only for those who compile."""
        if not wants_compiled(self.target_name):
            return []
        return list(self.metadata.config["dependency-groups"]["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_client()
        # An editable install stays uncompiled, or edits would have no effect.
        if wants_compiled(self.target_name) and version != "editable":
            self.compile_rules(build_data)

    def build_client(self) -> None:
        """Once: pip runs this for the metadata too, and a source distribution brings its client along."""
        tool = runpy.run_path(str(Path(self.root) / "tools" / "client.py"))
        try:
            tool["build"](Path(self.root))
        except tool["ClientError"] as error:
            self.app.abort(str(error))

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        tool = runpy.run_path(str(root / "tools" / "compile.py"))
        target = root / "build" / "compiled"
        try:
            made = tool["compile_into"](root / "src", target)
        except tool["CompileError"] as error:
            self.app.abort(str(error))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(target / library): str(library) for library in made})


def wants_compiled(target_name: str) -> bool:
    """Whether this build is of a wheel with compiled modules."""
    return target_name == "wheel" and os.environ.get("FONDACO_COMPILE") == "1"
